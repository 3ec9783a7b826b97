import Pagination from '@mui/material/Pagination';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { States } from '../states';

const STEPS = ['New', 'Requested', 'Confirmed'];

export const NAVIGATION: States = {
  Tabs: {
    'chosen, usual, disabled': (
      <Tabs value="orders" variant="scrollable" scrollButtons aria-label="Account pages">
        <Tab value="orders" label="Orders" />
        <Tab value="wishlist" label="Wishlist" />
        <Tab value="off" label="Disabled" disabled />
      </Tabs>
    ),
  },
  Pagination: {
    usual: <Pagination count={9} page={3} aria-label="Pages" />,
    disabled: <Pagination count={3} disabled aria-label="Pages, disabled" />,
  },
  Stepper: {
    'completed, active, upcoming': (
      <Stepper orientation="vertical" activeStep={1}>
        {STEPS.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    ),
  },
};
