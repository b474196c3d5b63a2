import ts from 'typescript';
import type { Change } from './change.ts';
import { regexChanges } from './regex-changes.ts';

/** Every change by one kind of mutation to one syntax node. */
type Mutator = (node: ts.Node) => readonly Change[];

const SWAPPED_OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
  [ts.SyntaxKind.AmpersandToken, '|'],
  [ts.SyntaxKind.BarToken, '&'],
  [ts.SyntaxKind.LessThanLessThanToken, '>>'],
  [ts.SyntaxKind.GreaterThanGreaterThanToken, '<<'],
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken, '<<'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.MinusEqualsToken, '+='],
]);

const SWAPPED_LOGIC: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** Methods that are easily confused. */
const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
};

/** Words in a sentence; tests bind to codes and places, and to only a few of the sentences. */
const PROSE_WORDS_MIN = 4;

const start = (node: ts.Node): number => node.getStart();
const replaced = (node: ts.Node, text: string): Change => ({
  from: start(node),
  to: node.end,
  text,
});

/** The mutations, by kind. The type checker discards what does not compile. */
export const MUTATORS: Readonly<Record<string, Mutator>> = {
  operator: (node) => swapOperator(node, SWAPPED_OPERATORS),
  logic: (node) => swapOperator(node, SWAPPED_LOGIC),
  fallback: (node) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      ? [replaced(node, node.left.getText()), replaced(node, `(${node.right.getText()})`)]
      : [],
  condition: (node) => conditionsOf(node).map((each) => replaced(each, `!(${each.getText()})`)),
  negation: (node) =>
    ts.isPrefixUnaryExpression(node) && SIGNS.has(node.operator)
      ? [replaced(node, node.operand.getText())]
      : [],
  step: (node) => {
    if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return [];
    const text = node.getText();
    if (node.operator === ts.SyntaxKind.PlusPlusToken) {
      return [replaced(node, text.replace('++', '--'))];
    }
    return node.operator === ts.SyntaxKind.MinusMinusToken
      ? [replaced(node, text.replace('--', '++'))]
      : [];
  },
  number: (node) => {
    if (!ts.isNumericLiteral(node) || isName(node)) return [];
    const value = Number(node.text);
    return [replaced(node, String(value + 1)), replaced(node, String(value - 1))];
  },
  boolean: (node) => {
    if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, 'false')];
    return node.kind === ts.SyntaxKind.FalseKeyword ? [replaced(node, 'true')] : [];
  },
  string: (node) => {
    if (ts.isStringLiteral(node)) {
      return isName(node) || isProse(node, node.text) ? [] : [replaced(node, "''")];
    }
    return templatePart(node);
  },
  regex: (node) =>
    ts.isRegularExpressionLiteral(node)
      ? regexChanges(node.text).map((text) => replaced(node, text))
      : [],
  method: (node) => {
    if (!ts.isPropertyAccessExpression(node) || !ts.isCallExpression(node.parent)) return [];
    const { name } = node;
    return Object.hasOwn(SWAPPED_METHODS, name.text)
      ? [replaced(name, SWAPPED_METHODS[name.text] ?? '')]
      : [];
  },
  result: (node) =>
    resultsOf(node).flatMap(([result, others]) => others.map((text) => replaced(result, text))),
  statement: (node) =>
    ts.isExpressionStatement(node) && hasEffect(node.expression) ? [replaced(node, ';')] : [],
  entry: (node) => {
    if (ts.isArrayLiteralExpression(node)) return withoutEach(node.elements);
    return ts.isObjectLiteralExpression(node) ? withoutEach(node.properties) : [];
  },
};

const SIGNS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ExclamationToken,
  ts.SyntaxKind.MinusToken,
]);

function swapOperator(node: ts.Node, by: ReadonlyMap<ts.SyntaxKind, string>): Change[] {
  if (!ts.isBinaryExpression(node)) return [];
  const other = by.get(node.operatorToken.kind);
  return other === undefined ? [] : [replaced(node.operatorToken, other)];
}

function conditionsOf(node: ts.Node): ts.Expression[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) {
    return [node.expression];
  }
  if (ts.isConditionalExpression(node)) return [node.condition];
  return ts.isForStatement(node) && node.condition !== undefined ? [node.condition] : [];
}

/** Names of properties and modules are not values. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isExternalModuleReference(parent) || ts.isImportAttribute(parent)) return true;
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return true;
  }
  return 'name' in parent && parent.name === node;
}

/** Sentences and error messages: their wording is not behaviour. */
function isProse(node: ts.Node, text: string): boolean {
  if (text === '' || text.trim().split(/\s+/u).length >= PROSE_WORDS_MIN) return true;
  for (let at = node.parent; !ts.isSourceFile(at) && !ts.isBlock(at); at = at.parent) {
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true;
  }
  return false;
}

/** Empties the text between two `${}` of a template; a value counts as a word. */
function templatePart(node: ts.Node): Change[] {
  if (!ts.isTemplateLiteralToken(node) || node.text === '') return [];
  const whole = ts.isTemplateSpan(node.parent) ? node.parent.parent : node.parent;
  const words = ts.isTemplateExpression(whole)
    ? [whole.head.text, ...whole.templateSpans.map((span) => span.literal.text)].join('0')
    : node.text;
  if (isProse(node, words) || ts.isTaggedTemplateExpression(whole.parent)) return [];
  const opens = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
  return [{ from: start(node) + 1, to: node.end - opens, text: '' }];
}

/** The result of a function, replaced by others that its declared type allows. */
function resultsOf(node: ts.Node): [ts.Expression, string[]][] {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    return [[node.body, otherResults(node, node.body)]];
  }
  if (!ts.isReturnStatement(node) || node.expression === undefined) return [];
  const inside = ts.findAncestor(node, ts.isFunctionLike);
  return inside === undefined ? [] : [[node.expression, otherResults(inside, node.expression)]];
}

function otherResults(inside: ts.SignatureDeclaration, result: ts.Expression): string[] {
  const type = inside.type?.getText().replace(/^Promise<(.*)>$/su, '$1') ?? '';
  const others = [];
  if (/^boolean$|\bis\b/u.test(type)) others.push('true', 'false');
  if (/\bundefined\b|\bvoid\b/u.test(type)) others.push('undefined');
  if (/\bnull\b/u.test(type)) others.push('null');
  if (/\[\]$/u.test(type)) others.push('[]');
  if (/\bstring\b/u.test(type)) others.push("''");
  if (/\bnumber\b/u.test(type)) others.push('0');
  return others.filter((text) => text !== result.getText());
}

function hasEffect(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) {
    return hasEffect(expression.expression);
  }
  if (ts.isCallExpression(expression)) {
    return expression.expression.kind !== ts.SyntaxKind.SuperKeyword;
  }
  return (
    ts.isBinaryExpression(expression) ||
    ts.isPrefixUnaryExpression(expression) ||
    ts.isPostfixUnaryExpression(expression)
  );
}

/** A list without one of its entries, for each of them. */
function withoutEach(entries: ts.NodeArray<ts.Node>): Change[] {
  return entries.map((entry, index) => {
    const next = entries[index + 1];
    const before = entries[index - 1];
    if (next !== undefined) return { from: start(entry), to: start(next), text: '' };
    return { from: before === undefined ? start(entry) : before.end, to: entry.end, text: '' };
  });
}
