export function hashOf(text: string): string;
export function policy(parts: { scripts: string[]; styles: string[]; apiOrigin: string; reports: string }): string;
export function headers(parts: { csp: string; hsts: string; reports: string }): Record<string, string>;
export function reportsAddress(setting: string, apiOrigin: string): string;
export function hstsValue(setting: string): string;
