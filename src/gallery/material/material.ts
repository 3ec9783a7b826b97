import type { States } from '../states';
import { CONTROLS } from './controls';
import { INPUTS } from './inputs';
import { LAYERS } from './layers';
import { PANELS } from './panels';
import { NAVIGATION } from './navigation';

/** Material UI's own components in the shop's theme. */
export const MATERIAL: States = { ...CONTROLS, ...INPUTS, ...PANELS, ...NAVIGATION, ...LAYERS };
