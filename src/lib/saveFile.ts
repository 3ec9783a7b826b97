/** Downloads a text as a file. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[^\w.-]+/g, '-');
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 1000);
};
