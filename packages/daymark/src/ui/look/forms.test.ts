import { describe, expect, it } from 'vitest';
import { theme as schema } from '../../settings/schema/appearance.ts';
import { engineTokens } from '../styles/colours.ts';
import { formStyles, tokensFile, tokensOf, withHeadlines } from './forms.ts';

const theme = (choices: object) => schema.parse(choices);

describe('the paper and the forms of a site', () => {
  it('add no bytes to a site that chooses no form', () => {
    expect(tokensOf(theme({}))).toBeUndefined();
    expect(tokensFile(theme({}))).toMatch(/tokens\.css$/);
    expect(tokensFile(theme({}))).not.toContain('.cache');
    expect(formStyles(theme({}))).toBe('');
  });

  it('replace the values of tokens.css, so that pages get no larger', () => {
    const choices = { paper: 'sage', corners: 'round', headlines: 'small' };
    const tokens = tokensOf(theme(choices)) ?? '';
    expect(tokens).not.toBe(engineTokens);
    expect(tokens.length).toBeLessThan(engineTokens.length + 60);
    expect(tokens).toContain('--radius-small: 0.75rem');
    expect(tokens).toContain(
      '--color-paper: light-dark(oklch(0.942 0.028 142), oklch(0.2 0.026 160))',
    );
  });

  it('make only the large headlines smaller', () => {
    const css =
      '--text-title: 2rem; --text-hero: min(clamp(2.75rem, 1.6rem + 5.2vw, 5.5rem), 16vw);';
    expect(withHeadlines(css, theme({ headlines: 'large' }))).toBe(css);
    expect(withHeadlines(css, theme({ headlines: 'medium' }))).toBe(
      '--text-title: 2rem; --text-hero: min(clamp(2.255rem, 1.312rem + 4.264vw, 4.51rem), 13.12vw);',
    );
  });

  it('make headlines without serifs smaller, and stronger than the style that a script sets', () => {
    const choices = theme({ headlines: 'medium', headlineFont: 'sans-serif' });
    expect(formStyles(choices)).toBe(
      ':root{--headlines:0.615}.display,h1,h2,h3{font-family:system-ui,sans-serif!important;font-weight:700}',
    );
    expect(withHeadlines('--text-section: 2rem;', choices)).toBe('--text-section: 1.23rem;');
    expect(withHeadlines('--text-title: 1.75rem;', choices)).toBe('--text-title: 1.435rem;');
  });

  it('leave the header on phones and past 20 px of scroll as it is', () => {
    const styles = formStyles(theme({ header: 'centred' }));
    expect(styles).toMatch(/^@media\(width>=48rem\)\{.*\}$/);
    expect(styles).not.toMatch(/background|data-scrolled/);
  });
});
