/** A picture file drawn for stories. */
export const photo = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" ' +
      'height="96" fill="#1E6F72"/></svg>',
  ],
  'jane-at-the-buoy.svg',
  { type: 'image/svg+xml' },
);

/** What a browser hands over when these files are pasted or dropped. */
export const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

/**
 * Holds files over an element, or drops them there, as a browser does.
 * @returns false where somebody has kept the browser from opening them
 */
export const drag = (type: 'dragover' | 'drop', target: Element, ...files: File[]) =>
  target.dispatchEvent(
    new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      dataTransfer: carrying(...files),
    }),
  );
