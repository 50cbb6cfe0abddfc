export const metadata = { title: 'Clubline in a Next.js app', icons: { icon: 'data:,' } };
export const viewport = { colorScheme: 'light dark' };

export default ({ children }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);
