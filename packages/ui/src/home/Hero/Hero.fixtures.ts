const picture = (sky: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
      <path fill="${sky}" d="M0 0h300v400H0z"/><circle cx="200" cy="140" r="70" fill="#F2C14E"/>
      <path fill="${ground}" d="M0 240c80-60 160-20 300-50v210H0z"/></svg>
    `,
  )}`;

/** Three columns of small pictures that need no file. */
export const heroColumns = [
  [picture('#241046', '#0F4B5A'), picture('#0E2A47', '#117A5E'), picture('#3A0F1E', '#1A2540')],
  [picture('#131C2E', '#0A6E6C'), picture('#6C2A4E', '#131C2E'), picture('#0A1B33', '#12876B')],
  [picture('#2B1242', '#B4683A'), picture('#14507A', '#0E5A42'), picture('#1B1030', '#22304A')],
];
