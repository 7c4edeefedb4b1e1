/*
 * Passes the session with which a visitor returns to an article, after signing in for its comments, to
 * the frame, and takes it out of the address, so that nobody shares it. Nothing is stored.
 */

const frame = document.querySelector<HTMLIFrameElement>('.comments-frame > iframe');
const [from = '', to = ''] = frame?.dataset.session?.split(' ') ?? [];
const address = new URL(location.href);
const session = address.searchParams.get(from);

if (frame && session) {
  address.searchParams.delete(from);
  history.replaceState(history.state, '', address);
  frame.dataset.embedSrc += `&${new URLSearchParams({ [to]: session })}`;
}
