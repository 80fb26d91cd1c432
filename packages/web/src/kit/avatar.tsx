import styles from "./avatar.module.css";

/** First letters of a name. The name itself stands beside it, or is given to those who do not see it. */
export const Avatar = ({ name, small = false }: { readonly name: string; readonly small?: boolean }) => {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter((word) => word !== "");
  const letters = words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  return (
    <span className={`${styles["avatar"]} ${small ? styles["small"] : ""}`} aria-hidden="true">
      {letters}
    </span>
  );
};
