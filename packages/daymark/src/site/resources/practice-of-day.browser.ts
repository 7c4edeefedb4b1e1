/*
 * The script of the practice of the day, in the page itself. The day of the visitor's calendar decides,
 * and nothing is stored.
 */

const DAY = 24 * 60 * 60 * 1000;

/** Shows the practice whose turn it is on a date. Each day has the practice after that of the day before. */
function showPractice(date: Date): void {
  const practices = document.querySelectorAll('[data-of-day] > p');
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
  for (const [index, practice] of practices.entries())
    practice.toggleAttribute('data-shown', index === day % practices.length);
}

// A task after a frame runs after the first paint.
requestAnimationFrame(() => setTimeout(() => showPractice(new Date())));

export {};
