export function admitMaps(page: { html: string; csp: string }): { html: string; csp: string };
