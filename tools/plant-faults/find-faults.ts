import { parseSync } from 'oxc-parser';

/** One small change to a source file that a test should notice: `from` to `end` becomes `after`. */
export interface Fault {
  file: string;
  start: number;
  end: number;
  after: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Each operator, with the operator that replaces it. */
const OPERATORS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
/** Nodes without an effect at run time, or with an effect only on an error message. */
const SKIPPED = /^(TS|Import|ExportAll|ThrowStatement)/;

/**
 * Returns every fault that can be planted in this source: in operators, conditions, numbers, booleans, texts and calls.
 */
export function findFaults(file: string, source: string): Fault[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const faults: Fault[] = [];
  visit(program as unknown as Node, (node) => {
    const after = changeOf(node, source);
    if (after !== null) faults.push({ file, ...after });
  });
  return faults;
}

function visit(node: Node, see: (node: Node) => void): void {
  if (SKIPPED.test(node.type)) return;
  see(node);
  for (const [name, value] of Object.entries(node)) {
    // Property names and types are not changed.
    if (name === 'key' && node['computed'] !== true) continue;
    if (name === 'typeAnnotation' || name === 'typeArguments' || name === 'returnType') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function changeOf(node: Node, source: string): Omit<Fault, 'file'> | null {
  const text = (part: unknown) => {
    const { start, end } = part as Node;
    return source.slice(start, end);
  };
  const whole = (after: string) => ({ start: node.start, end: node.end, after });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = OPERATORS[String(node['operator'])];
      if (operator === undefined) return null;
      return whole(`(${text(node['left'])} ${operator} ${text(node['right'])})`);
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node['test'] as Node;
      return { start: test.start, end: test.end, after: `!(${text(test)})` };
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? whole(`(${text(node['argument'])})`) : null;
    case 'ExpressionStatement':
      return (node['expression'] as Node).type === 'CallExpression' ? whole(';') : null;
    case 'Literal':
      return literalChange(node['value'], whole);
    default:
      return null;
  }
}

function literalChange(value: unknown, whole: (after: string) => Omit<Fault, 'file'>) {
  if (typeof value === 'number') return whole(String(value + 1));
  if (typeof value === 'boolean') return whole(String(!value));
  if (typeof value === 'string' && value !== '') return whole("''");
  return null;
}

/** Returns the source with the fault in it. */
export function plantFault(source: string, { start, end, after }: Fault): string {
  return source.slice(0, start) + after + source.slice(end);
}
