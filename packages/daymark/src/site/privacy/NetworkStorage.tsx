import * as wording from '#words';
import type { Network } from '../../settings/network.ts';

/** A table of the data that ad networks store in visitors' browsers. */
export function NetworkStorage({ networks }: { networks: readonly Network[] }) {
  const kept = networks.flatMap(({ name: network, cookies }) =>
    cookies.map((cookie) => ({ ...cookie, network })),
  );
  if (kept.length === 0) return <p>{wording.keptByNobody}</p>;
  return (
    <>
      <p>{wording.keptByNetworks}</p>
      <section className="wide" aria-label={wording.keptTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{wording.keptColumns.name}</th>
              <th scope="col">{wording.keptColumns.network}</th>
              <th scope="col">{wording.keptColumns.purpose}</th>
              <th scope="col">{wording.keptColumns.lifetime}</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ name, network, purpose, lifetime }) => (
              <tr key={`${network} ${name}`}>
                <th scope="row">
                  <code>{name}</code>
                </th>
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
