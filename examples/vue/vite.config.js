import vue from '@vitejs/plugin-vue';

export default {
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('clubline-') } },
    }),
  ],
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
};
