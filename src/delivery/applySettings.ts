import { withMapsSources, withoutMaps } from './withMapsSources';
import { inlineHashes, settingsIn, withNames, withSettings } from './pageFile';
import { chosenIn, headers, hstsValue, policy, reportsAddress } from './securityHeaders';
import { PAGE_VARIABLES, pageSettingsFrom, type Variables } from './settingsFrom';

/** index.html, and the headers that admit exactly what is in it. */
export interface ConfiguredPage {
  html: string;
  headers: Record<string, string>;
}

const originOf = (apiBaseUrl: string | undefined): string => (apiBaseUrl ? new URL(apiBaseUrl).origin : '');

/**
 * Applies this environment's settings to a built page. Settings that the environment does not name stay as built, so
 * that one build serves a test and the real shop. `headers` are the existing ones; a new build has none.
 */
export const applySettings = (
  built: { html: string; headers?: Record<string, string> },
  variables: Variables,
): ConfiguredPage => {
  const before = settingsIn(built.html);
  const given = pageSettingsFrom(variables);
  const settings = { ...before, ...given };
  const plain = withNames(withSettings(withoutMaps(built.html), settings), {
    ...(variables.SHOP_NAME && { name: variables.SHOP_NAME }),
    ...(given.pitch && { pitch: given.pitch }),
  });
  const previous = built.headers ? chosenIn(built.headers, originOf(before.apiBaseUrl)) : { HSTS: '', CSP_REPORTS: '' };
  const apiOrigin = originOf(settings.apiBaseUrl);
  const reports = reportsAddress(variables.CSP_REPORTS || previous.CSP_REPORTS, apiOrigin);
  const own = { html: plain, csp: policy({ ...inlineHashes(plain), apiOrigin, reports }) };
  const { html, csp } = settings.mapsApiKey ? withMapsSources(own) : own;
  return { html, headers: headers({ csp, hsts: hstsValue(variables.HSTS || previous.HSTS), reports }) };
};

/** All variables that apply to a page when it is delivered. */
export const DELIVERY_VARIABLES: readonly string[] = [...PAGE_VARIABLES, 'SHOP_NAME', 'HSTS', 'CSP_REPORTS'];

/** The variables of an environment that concern the page; an invalid one is reported at once. */
export const pageVariables = (environment: Variables): Variables => {
  const names = DELIVERY_VARIABLES.filter((name) => environment[name]);
  const variables = Object.fromEntries(names.map((name) => [name, environment[name]]));
  applySettings({ html: '' }, variables);
  return variables;
};
