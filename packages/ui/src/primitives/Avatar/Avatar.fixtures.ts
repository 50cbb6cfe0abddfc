/** A portrait drawn for stories: no network, the same pixels every time. */
export const portraitUrl =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" ' +
      'height="80" fill="#1E4E6B"/><circle cx="60" cy="18" r="10" fill="#F2C14E"/><circle ' +
      'cx="40" cy="32" r="14" fill="#E0A47C"/><path d="M12 80c0-20 12-30 28-30s28 10 28 30z" ' +
      'fill="#22D3C8"/><path d="M26 30c0-14 28-16 28 0-8-6-20-6-28 0z" fill="#2B1B12"/></svg>',
  );

/** An address at which there is no picture. */
export const brokenUrl = 'data:image/png;base64,broken';

/** A drawn portrait, so that stories need no network. */
export const portrait = (sky: string, jersey: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 248 304"><defs>
      <linearGradient id="s" y2="1" x2="0"><stop stop-color="${sky}"/>
      <stop offset="1" stop-color="#0B1220"/></linearGradient></defs>
      <rect width="248" height="304" fill="url(#s)"/>
      <path d="M0 210q31-18 62 0t62 0 62 0 62 0v94H0z" fill="#fff" opacity=".16"/>
      <path d="M34 304c0-70 40-104 90-104s90 34 90 104z" fill="${jersey}"/>
      <path d="M110 200h28l-14 34z" fill="#0B1220" opacity=".4"/>
      <circle cx="124" cy="134" r="52" fill="#D9A67E"/>
      <path d="M70 132a54 54 0 0 1 108 0c-18-16-34-22-54-22s-38 6-54 22z" fill="#2B1B12"/></svg>
    `,
  )}`;

/** People whose words stories show. */
export const amy = { name: 'Amy Lake', href: '/profile/amy_lake' };
export const ben = { name: 'Ben Torres', href: '/profile/ben_torres' };
