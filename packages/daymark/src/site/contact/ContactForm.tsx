import * as wording from '#words';

/** Shows a form that posts to the owner's endpoint, without JavaScript. */
export function ContactForm({ endpoint }: { endpoint: string }) {
  return (
    <form className="measure mt-10 grid gap-5" method="post" action={endpoint}>
      <label>
        {wording.yourName}
        <input className="field mt-1" name="name" autoComplete="name" required />
      </label>
      <label>
        {wording.yourMail}
        <input className="field mt-1" name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        {wording.yourMessage}
        <textarea className="field mt-1" name="message" rows={8} required />
      </label>
      <p>
        <button className="button" type="submit">
          {wording.sendMessage}
        </button>
      </p>
    </form>
  );
}
