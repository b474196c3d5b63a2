import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  type Environment,
  type Finished,
  GENERATOR_JAR,
  GO_IN_SHORT,
  JAVA_IN_SHORT,
  JAVAC_IN_SHORT,
  runCommand,
} from '../run-command.ts';

/**
 * Compiled samples of one language. Starting Java or .NET, or running a linker, takes far longer
 * than a sample does, so all samples run in one process, except one that is run as a reader who
 * pastes it would.
 */
export interface Prepared {
  /** Runs all samples, concurrently or one after another, and returns each result. */
  readonly together: (env: Environment) => Promise<Finished[]>;
  /** Runs the unchanged sample that was compiled by itself. */
  readonly alone: (env: Environment) => Promise<Finished>;
}

/**
 * @param folder an empty folder.
 * @param codes the samples that run together; their classes have the same names.
 */
export type Prepare = (
  folder: string,
  codes: readonly string[],
  untouched: string,
) => Promise<Prepared>;

/**
 * Splits the output of a program that runs several samples. For each: exit code, space, output,
 * \0.
 */
export async function tellApart(running: Promise<Finished>): Promise<Finished[]> {
  const { code: exit, output } = await running;
  expect(exit, output).toBe(0);
  const parts = output.split('\0');
  expect(parts.pop(), output).toBe('');
  return parts.map((part) => {
    const [, code, own = ''] = /^(\d+) (.*)$/s.exec(part) ?? [];
    return { code: Number(code), output: own };
  });
}

async function compile(command: string, args: readonly string[], cwd?: string): Promise<void> {
  const env = { GOTOOLCHAIN: 'local' };
  expect(await runCommand(command, args, { cwd, env })).toEqual({ code: 0, output: '' });
}

/** Gives each thread a stream of its own, because all samples print to one standard output. */
const JAVA_START = `
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

class Start {
  static final ThreadLocal<PrintStream> OWN = new ThreadLocal<>();

  static String run(String name) throws Exception {
    var said = new ByteArrayOutputStream();
    OWN.set(new PrintStream(said, true, StandardCharsets.UTF_8));
    var code = 0;
    try {
      var main = Class.forName(name + ".Ask").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } catch (java.lang.reflect.InvocationTargetException thrown) {
      thrown.getCause().printStackTrace(OWN.get());
      code = 1;
    }
    return code + " " + said.toString(StandardCharsets.UTF_8) + "\\0";
  }

  public static void main(String[] names) throws Exception {
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(new PrintStream(new OutputStream() {
      public void write(int one) { OWN.get().write(one); }
    }, true, StandardCharsets.UTF_8));
    var tasks = Stream.of(names).<Callable<String>>map(name -> () -> run(name)).toList();
    for (var ended : Executors.newCachedThreadPool().invokeAll(tasks)) out.print(ended.get());
    System.exit(0);
  }
}`;

/** One compiler run puts each sample in a package of its own. */
export const prepareJava: Prepare = async (folder, codes, untouched) => {
  const write = (name: string, code: string) => {
    const file = join(folder, name);
    writeFileSync(file, code);
    return file;
  };
  const names = codes.map((_, index) => `sample${index}`);
  const files = codes.map((code, index) =>
    write(`${names[index]}.java`, `package ${names[index]};\n${code}`),
  );
  const all = [write('Start.java', JAVA_START), write('Ask.java', untouched), ...files];
  await compile('javac', [...JAVAC_IN_SHORT, '-cp', GENERATOR_JAR, '-d', folder, ...all]);
  const run = (words: readonly string[], env: Environment) =>
    runCommand('java', [...JAVA_IN_SHORT, '-cp', `${folder}:${GENERATOR_JAR}`, ...words], { env });
  return {
    together: (env) => tellApart(run(['Start', ...names], env)),
    alone: (env) => run(['Ask'], env),
  };
};

/**
 * The same in C#. It exits at once: about one time in a hundred, Mono waits up to a minute for
 * its own threads after all output is printed.
 */
const C_SHARP_START = `
using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;
using System.Threading;

class Own : TextWriter {
  public static readonly ThreadLocal<StringWriter> Said =
    new ThreadLocal<StringWriter>(() => new StringWriter());
  public override Encoding Encoding { get { return Encoding.UTF8; } }
  public override void Write(char one) { Said.Value.Write(one); }
}

static class Start {
  static string Run(string name) {
    var code = 0;
    try {
      Type.GetType(name + ".Program")
        .GetMethod("Main", BindingFlags.NonPublic | BindingFlags.Static).Invoke(null, null);
    } catch (TargetInvocationException thrown) {
      Own.Said.Value.Write(thrown.InnerException);
      code = 1;
    }
    return code + " " + Own.Said.Value + "\\0";
  }

  static void Main(string[] names) {
    var all = Console.Out;
    Console.SetOut(new Own());
    var ended = new string[names.Length];
    var threads = names
      .Select((name, index) => new Thread(() => ended[index] = Run(name))).ToList();
    threads.ForEach(thread => thread.Start());
    threads.ForEach(thread => thread.Join());
    all.Write(string.Concat(ended));
    all.Flush();
    Environment.Exit(0);
  }
}`;

const LIBRARIES = ['Net.Http', 'Runtime.Serialization', 'Xml', 'Xml.Linq'].map(
  (name) => `-r:System.${name}.dll`,
);

/** One compiler run puts each sample in a namespace of its own. */
export const prepareCSharp: Prepare = async (folder, codes, untouched) => {
  const file = (name: string) => join(folder, name);
  const names = codes.map((_, index) => `Sample${index}`);
  writeFileSync(file('start.cs'), C_SHARP_START);
  writeFileSync(file('untouched.cs'), untouched);
  const files = codes.map((code, index) => {
    const name = file(`${names[index]}.cs`);
    writeFileSync(name, `namespace ${names[index]} {\n${code}\n}`);
    return name;
  });
  const compilations = [
    ['-main:Start', `-out:${file('together.exe')}`, file('start.cs'), ...files],
    [`-out:${file('untouched.exe')}`, file('untouched.cs')],
  ];
  await Promise.all(compilations.map((words) => compile('mcs', [...LIBRARIES, ...words])));
  return {
    together: (env) => tellApart(runCommand('mono', [file('together.exe'), ...names], { env })),
    alone: (env) => runCommand('mono', [file('untouched.exe')], { env }),
  };
};

/** Samples run one after another, because they print to the standard output of the process. */
export const prepareGo: Prepare = async (folder, codes, untouched) => {
  const write = (name: string, code: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'main.go'), code);
  };
  writeFileSync(join(folder, 'go.mod'), 'module samples\n');
  mkdirSync(join(folder, 'bin'));
  const names = codes.map((_, index) => `sample${index}`);
  for (const [index, code] of codes.entries()) {
    const own = code.replace('package main', `package ${names[index]}`);
    write(names[index] as string, own.replace('func main()', 'func Main()'));
  }
  const imports = names.map((name) => `import "samples/${name}"\n`).join('');
  const calls = names.map((name) => `print("0 ")\n${name}.Main()\nprint("\\x00")\n`).join('');
  const print = 'func print(text string) { os.Stdout.WriteString(text) }\n';
  write('together', `package main\nimport "os"\n${imports}${print}func main() {\n${calls}}\n`);
  write('untouched', untouched);
  const programs = ['./together', './untouched'];
  await compile('go', ['build', ...GO_IN_SHORT, '-o', 'bin/', ...programs], folder);
  return {
    together: (env) => tellApart(runCommand(join(folder, 'bin/together'), [], { env })),
    alone: (env) => runCommand(join(folder, 'bin/untouched'), [], { env }),
  };
};
