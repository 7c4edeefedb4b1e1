import { defineConfig } from 'astro/config';

export default defineConfig({ site: 'https://peer.example', devToolbar: { enabled: false } });
