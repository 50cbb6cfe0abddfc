import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    decoder: 'src/services/pictures/decoder/decoder.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    account: 'src/account.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  noExternal: ['@clubline/contract'],
});
