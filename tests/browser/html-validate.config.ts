import { defineConfig } from 'html-validate';

/** All recommended rules, except where the HTML standard allows the form that React writes. */
export default defineConfig({
  extends: ['html-validate:recommended'],
  rules: {
    // `hidden` and `hidden=""` mean the same; React writes `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows `<meta>` and `<meta/>`; Astro and React write different forms.
    'void-style': 'off',
    // The standard has a default type of buttons, and input elements that are buttons. Owners use
    // them in forms.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    'prefer-button': 'off',
    // The Markdown parser writes a space between the links back to a note.
    'no-trailing-whitespace': 'off',
    // The standard allows ids that begin with a digit, such as those of headings with a number.
    'valid-id': ['error', { relaxed: true }],
    // Attribute names in HTML are case-insensitive; React writes `popoverTarget`.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  },
});
