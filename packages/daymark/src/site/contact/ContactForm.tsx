import * as wording from '#words';

/** Shows a form that posts to the owner's endpoint, without JavaScript. */
export function ContactForm({ endpoint }: { endpoint: string }) {
  return (
    <form method="post" action={endpoint}>
      <label>
        {wording.yourName}
        <input name="name" autoComplete="name" required />
      </label>
      <label>
        {wording.yourMail}
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        {wording.yourMessage}
        <textarea name="message" rows={8} required />
      </label>
      <p>
        <button type="submit">{wording.sendMessage}</button>
      </p>
    </form>
  );
}
