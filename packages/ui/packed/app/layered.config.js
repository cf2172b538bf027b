import { defaultClientConditions, defineConfig } from 'vite';

/** For a page whose own styles are in layers, above ours. */
export default defineConfig({
  resolve: { conditions: ['portal-layered', ...defaultClientConditions] },
});
