/**
 * The text of `netlify.toml`: what `_headers` and `_redirects` cannot say. Netlify would rewrite
 * pages and images, whose hashes are in the policies and in the addresses.
 */
export const netlifyConfiguration = `# Written by the build.
[build]
  publish = "."

[build.processing]
  skip_processing = true
`;
