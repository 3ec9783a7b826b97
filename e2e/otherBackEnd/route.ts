interface Route {
  /** The call's heading in docs/api.md. */
  name: string;
  params: Record<string, string>;
}

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const paramsOf = (template: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === null) return null;
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = value;
    else if (segment !== value) return null;
  }
  return wanted.length === given.length ? params : null;
};

/** The matching call; paths without parameters come first in the list. */
export const findRoute = (names: readonly string[], method: string, path: string): Route | null => {
  for (const name of names) {
    const [ofCall, template = ''] = name.split(' ');
    const params = ofCall === method ? paramsOf(template, path) : null;
    if (params) return { name, params };
  }
  return null;
};
