/** Deletes every cache of this origin whose name has this prefix. */
export const dropCaches = async (prefix: string): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
};
