/*
 * A visitor who has signed in for comments returns to the article with a session in the address.
 * Passes the session to the frame, and removes it from the address, so that nobody shares it. Nothing
 * is stored.
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
