import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../..');
const SOURCE = /\.tsx?$/;
/** Excludes tests and programs whose texts no shopper sees. */
const UNSEEN = /\.test\.|(^|\/)(testing|load|replay)\//;

/** A name, a path or a class has no space in it. */
const isSentence = (text: string): boolean => /\p{L}.*\s\S/u.test(text.trim());

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  // An interpolated value is not part of the sentence, so a number replaces it.
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('0');
};

const textsOf = (path: string): string[] => {
  const texts: string[] = [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && isSentence(text)) texts.push(text.replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
};

/** Every sentence in the code, as [file, text]. */
export const shopTexts = (folder: string): [file: string, text: string][] =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !UNSEEN.test(name))
    .flatMap((name) =>
      textsOf(resolve(ROOT, folder, name)).map((text): [string, string] => [`${folder}/${name}`, text]),
    );
