import preact from '@preact/preset-vite';

export default {
  plugins: [preact()],
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
};
