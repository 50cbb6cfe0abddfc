import react from '@vitejs/plugin-react';

// No script or style stands in the page itself: the server's policy allows none.
export default {
  plugins: [react()],
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
};
