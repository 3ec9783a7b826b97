import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PageAlert } from '../../ui/PageAlert';
import type { States } from '../states';

export const PANELS: States = {
  Alert: { usual: <PageAlert>An alert</PageAlert> },
  MenuItem: {
    'usual, chosen, disabled': (
      <Paper>
        <MenuList aria-label="Sort">
          <MenuItem>Name, A to Z</MenuItem>
          <MenuItem selected>Price, low to high</MenuItem>
          <MenuItem disabled>Disabled</MenuItem>
        </MenuList>
      </Paper>
    ),
  },
  Table: {
    usual: (
      <TableContainer>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Cycle</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>1</TableCell>
              <TableCell align="right">GHS 40.00</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    ),
  },
};
