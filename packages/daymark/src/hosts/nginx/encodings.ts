import { encodings } from '../../http/encodings.ts';
import { acceptance } from '../encodings.ts';
import { nginx } from './write.ts';

/**
 * The maps that choose the stored encoding of a file: the `suffix` of its name, its `tag` and
 * `size`, and whether the client has cached it (`fresh`). `tag` is the same ETag as in the embedded
 * server. The ETags that nginx computes differ between machines and may be equal for two builds.
 */
export function encodingMaps(v: string): string[] {
  const accepted = encodings.flatMap(
    ({ name }) => nginx`
      map $http_accept_encoding ${v}takes_${name} {
        ${acceptance(name).map(({ header, accepted }) => `"~*${header}" ${accepted ? 1 : '""'};`)}
      }
    `,
  );
  return nginx`
    ${accepted}
    map "${v}takes_br ${v}record" ${v}version_br {
      "~^1 \d+ \S+ \S+ (?<matched_version_br>\S{2,})(?: |$)" $matched_version_br;
    }
    map "${v}takes_gzip ${v}record" ${v}version_gzip {
      "~^1 \d+ \S+ \S+ \S+ (?<matched_version_gzip>\S{2,})(?: |$)" $matched_version_gzip;
    }
    map "${v}version_br ${v}version_gzip" ${v}suffix {
      "~^\S" .br;
      "~\S$" .gz;
    }
    map ${v}suffix ${v}encoding {
      .br br;
      .gz gzip;
    }
    map "${v}version_br ${v}version_gzip ${v}record" ${v}version {
      "~^(?<matched_version>\S+) " $matched_version;
      "~^ (?<matched_version_gzip>[^ ]+) " $matched_version_gzip;
      "~^  \d+ \S+ (?<matched_version_identity>\S+) " $matched_version_identity;
    }
    map ${v}version ${v}tag {
      "~^(?<matched_tag>[^:]+):" "\"$matched_tag\"";
    }
    map ${v}version ${v}size {
      "~:(?<matched_size>\d+)$" $matched_size;
    }
    map "${v}tag $http_if_none_match" ${v}fresh {
      "~^(\"[\w-]+\") (?:.*,)?\s*(?:W/)?\1\s*(?:,|$)" 1;
      "~^\"[\w-]+\" (?:.*,)?\s*\*\s*(?:,|$)" 1;
    }
  `;
}
