import { defineConfig } from 'html-validate';

/** Every recommended rule, but for what the HTML standard leaves to taste and React decides. */
export default defineConfig({
  extends: ['html-validate:recommended'],
  rules: {
    // `hidden` and `hidden=""` mean the same; React writes the longer.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows `<meta>` and `<meta/>`; React writes the one, Astro the other.
    'void-style': 'off',
    // In HTML the case of an attribute's name means nothing; React writes `popoverTarget`.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  },
});
