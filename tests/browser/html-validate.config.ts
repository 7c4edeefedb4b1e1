import { defineConfig } from 'html-validate';

/** All recommended rules, except where the HTML standard allows alternatives and React decides. */
export default defineConfig({
  extends: ['html-validate:recommended'],
  rules: {
    // `hidden` and `hidden=""` mean the same; React writes the longer form.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows `<meta>` and `<meta/>`; React writes one, Astro the other.
    'void-style': 'off',
    // Attribute names in HTML are case-insensitive; React writes `popoverTarget`.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  },
});
