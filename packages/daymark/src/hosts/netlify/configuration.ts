/**
 * The text of `netlify.toml`: settings that `_headers` and `_redirects` cannot express. By default
 * Netlify would rewrite pages and images, whose hashes are in the policies and in the URLs.
 */
export const netlifyConfiguration = `# Written by the build.
[build]
  publish = "."

[build.processing]
  skip_processing = true
`;
