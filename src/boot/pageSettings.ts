import { readPageSettings, SETTINGS_ID } from '../contract/pageSettings';

const { settings, invalid } = readPageSettings(document.getElementById(SETTINGS_ID)?.textContent ?? '');

// Before config/env is read: this file is the first that boot.ts imports.
Object.assign(globalThis, { __settings: settings });

/** Names of the settings that cannot be used. */
export const invalidSettings: readonly string[] = invalid;
