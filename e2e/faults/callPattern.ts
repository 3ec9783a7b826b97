/** Whether a request is a call as the table of all calls names it: 'GET /storefront/order/{order_code}'. */
export const callPattern = (call: string): ((method: string, path: string) => boolean) => {
  const [wanted, template = ''] = call.split(' ');
  const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/?]+')}(\\?|$)`);
  return (method, path) => method === wanted && pattern.test(path);
};
