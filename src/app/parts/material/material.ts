import type { States } from '../states';
import { CONTROLS } from './controls';
import { INPUTS } from './inputs';
import { LAYERS } from './layers';
import { PANELS } from './panels';
import { WAYS } from './ways';

/** What the theme makes of Material UI's own parts. */
export const MATERIAL: States = { ...CONTROLS, ...INPUTS, ...PANELS, ...WAYS, ...LAYERS };
