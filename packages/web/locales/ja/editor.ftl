### エディター: 文字列を一つずつ、また一覧で。

editor-position-and-query = 位置と検索条件
editor-position = { NUMBER($count) } 件中 { $at }
editor-previous = 前の文字列
editor-next = 次の文字列
editor-refresh = 変更を取り込む
editor-view = 表示
editor-view-one = 一件
editor-view-list = 一覧
editor-keys = キーボードショートカット
editor-keys-on = エディターでこれらのキーを使う
editor-keys-on-hint = この端末でほかのソフトの邪魔になる場合はオフにしてください。どの操作にもボタンがあります。
editor-query = 検索条件
editor-query-hint = 語句、または 項目:値
editor-search = 検索
editor-strings = この条件の文字列
editor-strings-count = { $count ->
   *[other] { $count } 件
  }
editor-title = { $count } 件中 { $at } 件目: { $source }
editor-list-title = { $count ->
   *[other] 文字列 { $count } 件
  }
editor-string-gone = この文字列はもうありません
editor-no-translation = まだ翻訳がありません

## 作業の列

editor-queue = 対象
editor-queue-count = { $name } ({ $count })
editor-queue-own = 独自の条件
editor-queue-all = すべて
editor-queue-unfinished = 未完了
editor-queue-untranslated = 未翻訳
editor-queue-needs_editing = 要編集
editor-queue-translated = 翻訳済み
editor-queue-approved = 承認済み
editor-queue-read_only = 読み取り専用
editor-queue-failing_checks = 検査の失敗
editor-queue-suggestions = 提案
editor-queue-comments = コメント
editor-filters = 絞り込み
editor-empty = ここには文字列がありません
editor-queue-done = 「{ $name }」に残りはありません
editor-queue-done-about = { $language }: いま対象となるものはありません。
editor-see-suggestions = { $count ->
   *[other] 提案 { $count } 件を見る
  }
editor-all-strings = すべての文字列 ({ $count })
editor-no-match = { $query } に合う文字列はありません
editor-without-part = { $count ->
   *[other] { $part } を外すと { $count } 件あります。
  }
editor-drop-part = その部分を外す

## 文字列

editor-source = 原文
editor-translation = 訳文
editor-copy-source = 原文をコピー
editor-source-changed = 原文の変更: { $difference }
editor-more-locations = ほか { $count } か所
editor-forms = { $count ->
   *[other] 複数形 { $count } 種
  }
editor-form = 形 { $number }
editor-form-zero = ゼロ
editor-form-one = 単数
editor-form-two = 双数
editor-form-few = 少数
editor-form-many = 多数
editor-form-other = その他
editor-characters = 文字
editor-insert = { $text } を挿入
editor-insert-group = 挿入
editor-write-left-to-right = 左から右へ書く
editor-write-right-to-left = 右から左へ書く
editor-state = 状態

## 検査

editor-checks = 検査
editor-check-count = { $count ->
   *[other] 検査 { $count } 件
  }
editor-in-forms = { $count ->
   *[other] 対象の形: { $forms }。
  }
editor-enforced = これが直るまで、保存しても「要編集」のままです。
editor-fix = 直す
editor-check-dismissed = 無視しました。ここでは数えません。
editor-check-restored = 再び数えます。
editor-dismiss = 無視する
editor-dismiss-check = 無視する「{ $check }」
editor-is-dismissed = 無視中: { $check }
editor-restore-dismissed = 再び数える
editor-restore-check = 再び数える「{ $check }」

## 操作

editor-actions = 操作
editor-save = 保存
editor-save-and-go-on = 保存して次へ
editor-save-and-stay = 保存してとどまる
editor-save-next-row = 保存して次の行へ
editor-approve = 承認
editor-skip = 飛ばす
editor-more = その他
editor-clear = 消去
editor-discard = 保存した内容に戻す
editor-undo-save = 最後の保存を取り消す
editor-undone = 取り消しました。文字列は元のとおりです。
editor-draft-kept = 下書きを保持しました
editor-open-alone = 単独で開く
editor-flag-on = 「要編集」にしました
editor-flag-off = 「要編集」を外しました

editor-said-saved = 保存しました。
editor-said-saved-next = 保存しました。{ $count } 件中 { $at } 件目。{ $state }
editor-said-saved-last = 保存しました。これが最後の文字列です。
editor-said-next = { $count } 件中 { $at } 件目。{ $state }
editor-said-nothing-to-save = 変更がないため、保存するものはありません。

## 保存できないものとその理由

editor-cannot-save = この文字列はここでは変更できません。
editor-closed-read-only = 読み取り専用
editor-closed-by-flag = この文字列には read-only フラグがあります。
editor-closed-by-file = ファイルにそう書かれています。
editor-closed-locked = コンポーネントはロックされています
editor-locked-since = { $time } から。
editor-locked-by = { $name } が { $time } にロックしました。
editor-closed-signed-out = 翻訳するにはサインインしてください
editor-closed-approved = 承認済み: 変更できるのは査読者だけです
editor-closed-no-address = 先にアカウントのメールアドレスが必要です
editor-closed-agreement = 先にこのコンポーネントの貢献者同意書に同意してください
editor-closed-no-right = ここの訳文を変更する権限がありません
editor-closed-no-source-right = ここの原文を変更する権限がありません
editor-closed-votes = この翻訳は、投票で採用する提案だけを受け付けます
editor-closed-other-language = ここではほかの言語に翻訳できますが、この言語にはできません
editor-not-saved = 保存されていません: { $reason }
editor-text-kept = 入力した文はこの端末に残っています。
editor-faster = { $name } さんが{ $time }にこの文字列を保存しました
editor-nothing-lost = あなたの文は失われていません。どちらを残しますか。
editor-keep-theirs = { $name } さんの文を残す
editor-save-mine = 自分の文を保存
editor-go-on-with-mine = 自分の文を続けて編集
editor-somebody = ほかの人
editor-you = あなた
editor-cut-off = { $count ->
   *[other] 接続がありません。{ $count } 件がこの端末で待っています。
  }
editor-cut-off-about = そのまま続けてください。接続が戻ると古い順に送信します。
editor-refused = { $count ->
   *[other] { $count } 件が保存されませんでした。
  }
editor-see-them = { $count ->
   *[other] { $count } 件を見る
  }
editor-not-sent = まだ保存されていません

## 参考

editor-help = この文字列の参考
editor-help-upper = 一致、用語集、言語
editor-help-lower = 前後、履歴、画面写真
editor-tab-matches = 一致
editor-tab-glossary = 用語集
editor-tab-nearby = 前後
editor-tab-languages = 言語
editor-tab-same-source = 同じ原文
editor-tab-variants = バリエーション
editor-tab-history = 履歴
editor-tab-screenshots = 画面
editor-tab-about = 情報
editor-matches-none = 翻訳メモリにはまだ似た文がありません。翻訳されたものから学びます。
editor-match-quality = 原文との一致
editor-match-project = メモリ · { $origin }
editor-match-shared = 共有メモリ · { $origin }
editor-match-personal = 自分のメモリ · { $origin }
editor-match-file = 取り込んだメモリ · { $origin }
editor-match-keys = Ctrl+M に続けて { NUMBER($number) }
editor-glossary-none = この原文に用語集の用語はありません。
editor-term-forbidden = 使わない
editor-term-read_only = そのまま残す
editor-term-terminology = 全言語の用語
editor-term-not = { $term } は使わない
editor-more-terms = { $count ->
   *[other] 他 { $count } 件
  }
editor-nearby-none = このファイルに他の文字列はありません。
editor-languages-none = ほかの言語にもまだ訳文がありません。
editor-same-source-none = 同じ原文の文字列はほかにありません。
editor-variants-none = この文字列のバリエーションはほかにありません。
editor-history-none = この文字列の履歴はまだありません。
editor-screenshots-none = この文字列が写るスクリーンショットはまだありません。
editor-use = 使う
editor-restore = 復元
editor-about-edit = 説明・ラベル・フラグを編集
editor-about-own-flags = この文字列のフラグ
editor-about-own-flags-hint = max-length:60 のように、コンマで区切ります。
editor-about-explanation-hint = すべての言語の翻訳者に表示されます。
editor-described = すべての言語に保存しました。
editor-about-key = キー
editor-about-explanation = 説明
editor-about-locations = 使われる場所
editor-about-flags = フラグ
editor-about-labels = ラベル
editor-about-priority = 優先度

## 一覧

editor-row = { NUMBER($count) } 行中 { $at } 行目
editor-list-hints = 矢印キー: 行。Enter: 編集。?: すべてのキー。

## キー

editor-key-save = 保存して次へ
editor-key-save-cleared = 「要編集」を外し、保存して次へ
editor-key-previous = 前の文字列
editor-key-next = 次の文字列
editor-key-first = 最初の文字列
editor-key-last = 最後の文字列
editor-key-copy-source = 原文をコピー
editor-key-clear = 訳文を消去
editor-key-placeholder = プレースホルダーを挿入
editor-key-use-match = 一致を順に使う
editor-key-dismiss-check = 検査を無視する
editor-key-needs-editing = 「要編集」の切り替え
editor-key-focus-target = 訳文へ
editor-key-focus-nearby = 前後の文字列へ
editor-key-query = 検索条件へ
editor-key-keys = この一覧
editor-key-leave = 閉じる、または入力欄を離れる

## 見えない文字の印

editor-sign-no-break-space = 改行しない空白
editor-sign-narrow-no-break-space = 狭い改行しない空白
editor-sign-figure-space = 数字幅の空白
editor-sign-thin-space = 細い空白
editor-sign-wide-space = 全角空白
editor-sign-tab = タブ
editor-sign-line-end = 行末
editor-sign-carriage-return = 復帰
editor-sign-soft-hyphen = ソフトハイフン
editor-sign-zero-width-space = 幅のない空白
editor-sign-zero-width-non-joiner = ゼロ幅非接合子
editor-sign-zero-width-joiner = ゼロ幅接合子
editor-sign-left-to-right-mark = 左から右への印
editor-sign-right-to-left-mark = 右から左への印
editor-sign-direction = 書字方向の印
editor-sign-byte-order-mark = バイト順マーク
editor-sign-spaces = 余分かもしれない空白
