export interface Creative {
  title: string;
  message: string;
  action: string;
  /** The target of the link: a path on this site, or an external URL. */
  href: string;
}

/** A note from the publisher with text and a link. It loads no resources. */
export function HouseCreative({ title, message, action, href }: Creative) {
  return (
    <div className="house-creative">
      <p className="house-creative-title">{title}</p>
      <div className="house-creative-body">
        <p>{message}</p>
        <a className="text-link" href={href}>
          {action}
        </a>
      </div>
    </div>
  );
}
