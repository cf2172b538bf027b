import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The application works below any path.
  base: './',
  plugins: [react()],
  test: { environment: 'jsdom' },
});
