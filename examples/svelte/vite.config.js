import { svelte } from '@sveltejs/vite-plugin-svelte';

export default {
  plugins: [svelte()],
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
};
