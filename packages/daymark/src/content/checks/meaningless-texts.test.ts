import { describe, expect, it } from 'vitest';
import { namesNoTarget, namesOnlyKind } from './meaningless-texts.ts';

describe('a text that names only the kind of a picture or recording', () => {
  it.each([
    ['en', 'image'],
    ['en-GB', 'An image'],
    ['en', 'Photo of'],
    ['en', 'picture of the'],
    ['en', 'Untitled'],
    ['en', 'Untitled image 3'],
    ['en', 'Alt text'],
    ['en', '[placeholder]'],
    ['en', 'Decorative'],
    ['en', 'Cover image.'],
    ['de-AT', 'Bild'],
    ['de', 'Ein Foto von'],
    ['de', 'Ohne Titel'],
    ['de', 'Abb. 2'],
    ['ja', '画像'],
    ['fr-CA', 'Une photo de l’'],
    ['it', 'Immagine senza titolo'],
    ['da', 'Et foto af'],
    ['nl', 'Een foto van de'],
    ['ar', 'صورة بلا عنوان'],
    ['es-MX', 'Una foto de la'],
    ['pl', 'Zdjęcie bez tytułu'],
    ['pt-BR', 'Uma imagem'],
  ])('in the language %s: %s', (language, text) => {
    expect(namesOnlyKind('pictures', text, language)).toBe(true);
  });

  it.each([
    ['en', 'Photo of a pier'],
    ['en', 'A photo of a drawing'],
    ['en', 'Picture frames on a wall'],
    ['en', 'Untitled, by Agnes Martin'],
    ['en', 'The logo of the lifeboat station'],
    ['en', 'A harbour'],
    ['en', '1916'],
    ['en', 'Ein Bild'],
    ['de', 'Bild der Küste'],
    ['de', 'Ein Foto von einer Zeichnung'],
    ['de', 'Ein alter Steg'],
    ['ar', 'صورة من الميناء'],
    ['es', 'Foto del puerto'],
    ['fr', 'Photo du port'],
    ['it', 'Foto del porto'],
    ['da', 'Foto af havnen'],
    ['nl', 'Foto van de haven'],
    ['pl', 'Zdjęcie z portu'],
    ['pt', 'Foto do porto'],
    // A woodpecker, which is "pic" in French.
    ['fr', 'Pic'],
  ])('is not, in the language %s: %s', (language, text) => {
    expect(namesOnlyKind('pictures', text, language)).toBe(false);
  });

  it('depends on the thing that the text stands for', () => {
    expect(namesOnlyKind('recordings', 'The video', 'en')).toBe(true);
    expect(namesOnlyKind('recordings', 'A picture', 'en')).toBe(false);
    expect(namesOnlyKind('recordings', 'The sound of rain', 'en')).toBe(false);
  });
});

describe('the text of a link that names no target', () => {
  it.each([
    ['en', 'here'],
    ['en-US', 'Click here!'],
    ['en', '→ Read  more …'],
    ['de', 'hier'],
    ['de-CH', 'Klicken Sie hier'],
    ['de', '» weiterlesen'],
    ['ar', 'اضغط هنا!'],
    ['es', 'Haz clic aquí'],
    ['fr', 'Plus d’informations'],
    ['it', 'Leggi di più'],
    ['da', 'Klik her'],
    ['nl', 'Klik hier'],
    ['ja', 'こちら'],
    ['pl', 'Czytaj więcej…'],
    ['pt', 'Saiba mais'],
  ])('in the language %s: %s', (language, text) => {
    expect(namesNoTarget(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Here is the tide table'],
    ['en', 'More'],
    ['en', 'The link between rest and sleep'],
    ['en', '1'],
    ['de', 'Hier beginnt der Weg'],
    ['de', 'here'],
    ['es', 'Aquí empieza el camino'],
    ['pl', 'Tutaj mieszkam'],
    // "Yesterday" in French.
    ['fr', 'hier'],
  ])('is not, in the language %s: %s', (language, text) => {
    expect(namesNoTarget(text, language)).toBe(false);
  });
});
