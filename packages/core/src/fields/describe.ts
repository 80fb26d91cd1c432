/** What clients are told to send: the JSON schema of an input, from the types of its fields. */
import { type Schema, SchemaAST } from "effect";
import { type Sent, sentKey } from "./types.ts";

/** @throws Error for a part that is neither a field, a choice of nothing, nor an object of such */
export const describeFields = (schema: Schema.Constraint): Sent => describe(schema.ast);

const describe = (ast: SchemaAST.AST): Sent => {
  const sent = SchemaAST.resolveAt<Sent>(sentKey)(ast);
  if (sent !== undefined) return sent;
  switch (ast._tag) {
    case "Objects": {
      const required = ast.propertySignatures.filter(({ type }) => !SchemaAST.isOptional(type));
      const name = SchemaAST.resolveIdentifier(ast);
      return {
        ...(name === undefined ? {} : { title: name }),
        type: "object",
        properties: Object.fromEntries(
          ast.propertySignatures.map(({ name: key, type }) => [String(key), describe(type)]),
        ),
        ...(required.length === 0 ? {} : { required: required.map(({ name: key }) => String(key)) }),
      };
    }
    case "Union":
      return { anyOf: ast.types.map(describe) };
    case "Null":
      return { type: "null" };
    default:
      throw new Error(`An input has a part that no field describes: ${ast._tag}.`);
  }
};
