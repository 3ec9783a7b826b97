const isLike = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
};

/** Whether a request is a call as the table of all calls names it: 'GET /storefront/order/{order_code}'. */
export const callPattern = (call: string): ((method: string, path: string) => boolean) => {
  const [wanted, template = ''] = call.split(' ');
  return (method, path) => method === wanted && isLike(template, path.split('?')[0] ?? '');
};
