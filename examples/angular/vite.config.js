export default {
  build: { outDir: 'dist/browser' },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
};
