/** A portrait drawn for stories: no network, the same pixels every time. */
export const portraitUrl =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#1E4E6B"/><circle cx="60" cy="18" r="10" fill="#F2C14E"/><circle cx="40" cy="32" r="14" fill="#E0A47C"/><path d="M12 80c0-20 12-30 28-30s28 10 28 30z" fill="#22D3C8"/><path d="M26 30c0-14 28-16 28 0-8-6-20-6-28 0z" fill="#2B1B12"/></svg>',
  );

/** An address at which there is no picture. */
export const brokenUrl = 'data:image/png;base64,broken';
