/** Saves what was made in the page as a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => { URL.revokeObjectURL(url); }, 60_000); // a browser may ask where to save it
}
