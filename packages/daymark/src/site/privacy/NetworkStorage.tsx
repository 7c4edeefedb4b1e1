import type { Network } from '../../settings/schema/networks/networks.ts';

/** A table of what networks store in visitors' browsers. */
export function NetworkStorage({ networks }: { networks: readonly Network[] }) {
  const kept = networks.flatMap(({ name: network, cookies }) =>
    cookies.map((cookie) => ({ ...cookie, network })),
  );
  if (kept.length === 0) return <p>They keep nothing in your browser.</p>;
  return (
    <>
      <p>Once loaded, they may keep this in your browser:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll */}
      <section className="wide" aria-label="Table: what networks keep" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Network</th>
              <th scope="col">Purpose</th>
              <th scope="col">Kept for</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ name, network, purpose, lifetime }) => (
              <tr key={`${network} ${name}`}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{network}</td>
                <td>{purpose}</td>
                <td>{lifetime}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
