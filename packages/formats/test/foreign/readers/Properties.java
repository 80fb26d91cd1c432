import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

/** Property files as Java reads them: an encoding and a path a line in, a line of JSON a file out. */
class ReadProperties {
  public static void main(String[] none) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    for (String line; (line = lines.readLine()) != null; ) {
      var parts = line.split("\t", 2);
      var values = new ArrayList<String>();
      // The order of the file, of which Properties knows nothing.
      var found = new Properties() {
        @Override public synchronized Object put(Object key, Object value) {
          values.add((String) value);
          return super.put(key, value);
        }
      };
      try (var reader = new InputStreamReader(new FileInputStream(parts[1]), Charset.forName(parts[0]))) {
        found.load(reader);
        var texts = new StringJoiner(",", "{\"texts\":[", "]}");
        for (var value : values) if (!value.isEmpty()) texts.add(quoted(value));
        out.println(texts);
      } catch (IOException | IllegalArgumentException error) {
        out.println("{\"error\":" + quoted(String.valueOf(error)) + "}");
      }
    }
  }

  static String quoted(String text) {
    var json = new StringBuilder("\"");
    for (char unit : text.toCharArray())
      if (unit >= ' ' && unit < 127 && unit != '"' && unit != '\\') json.append(unit);
      else json.append(String.format("\\u%04x", (int) unit));
    return json.append('"').toString();
  }
}
