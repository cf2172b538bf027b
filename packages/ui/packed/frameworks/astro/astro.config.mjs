import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// `style-src 'self'` allows no inlined stylesheet.
export default defineConfig({ integrations: [react()], build: { inlineStylesheets: 'never' } });
